import { mailConnection } from './send-email.ts'

/** Connects and logs in as for a mail, and sends none. Null, or what the server says. */
export function mailLoginProblem(smtpUrl: string): Promise<string | null> {
  const { connection, auth } = mailConnection(smtpUrl)
  return new Promise((resolve) => {
    const end = (problem: string | null) => {
      resolve(problem)
      if (problem === null) connection.quit()
      else connection.close()
    }
    const fail = ({ message }: Error) => end(message)
    connection.on('error', fail)
    connection.connect((error) => {
      if (error) return fail(error)
      if (!auth) return end(null)
      connection.login(auth, (refused) => (refused ? fail(refused) : end(null)))
    })
  })
}
