import { openApiDocument } from './openapi-document.ts'

export const loader = () =>
  Response.json(openApiDocument, { headers: { 'cache-control': 'public, max-age=300' } })
