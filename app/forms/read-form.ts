import { data } from 'react-router'

/** The submitted form. A body that is no form, or half of one, is the client's mistake: 400. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
