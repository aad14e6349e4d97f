import { MailConnection } from './mail-connection.ts'

/** Connects and logs in as for a mail, and sends none. Null, or what the server says. */
export async function mailLoginProblem(smtpUrl: string): Promise<string | null> {
  const connection = new MailConnection(smtpUrl)
  try {
    await connection.open()
    connection.quit()
    return null
  } catch (error) {
    connection.close()
    return (error as Error).message
  }
}
