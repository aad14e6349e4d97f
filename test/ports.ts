export { freePort } from '#dev/listen.ts'
