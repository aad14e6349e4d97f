import type { MailConnection } from './mail-connection.ts'

/** How long a connection waits for its next mail. */
const IDLE_MS = 5000
/** Mail servers limit what one connection sends. */
const MAILS_AT_MOST = 100

/** Connections that have sent a mail and are kept for those that follow soon: opening one takes longer than sending. */
export function keepConnections() {
  const timers = new Map<MailConnection, NodeJS.Timeout>()
  function forget(connection: MailConnection) {
    clearTimeout(timers.get(connection))
    timers.delete(connection)
  }
  function end(connection: MailConnection) {
    forget(connection)
    connection.quit()
  }
  return {
    /** The one that has waited shortest, if there is any. */
    take(): MailConnection | undefined {
      const connection = [...timers.keys()].at(-1)
      if (connection) forget(connection)
      return connection
    },
    keep(connection: MailConnection) {
      if (connection.mails >= MAILS_AT_MOST) return connection.quit()
      connection.whenEnded(() => forget(connection))
      timers.set(
        connection,
        setTimeout(() => end(connection), IDLE_MS),
      )
    },
    endAll() {
      for (const connection of timers.keys()) end(connection)
    },
  }
}
