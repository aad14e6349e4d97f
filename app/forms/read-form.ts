import { data } from 'react-router'

/** What a form sent. A body that is no form, or half of one, is the sender's mistake and not ours: 400. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
