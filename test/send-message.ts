import { sendMessages } from '#worker/send-messages.ts'

/** One message, as the worker sends it. */
export async function sendMessage(
  context: Parameters<typeof sendMessages>[0],
  job: Parameters<typeof sendMessages>[1][number],
): Promise<void> {
  const [result] = await sendMessages(context, [job])
  if (result!.status === 'rejected') throw result!.reason
}
