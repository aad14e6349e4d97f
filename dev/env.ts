/** Settings of a development machine: no account anywhere, nothing secret. A .env file may override them. */
export const developmentEnv = {
  NODE_ENV: 'development',
  DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/kamalini',
  HOST: '127.0.0.1',
  PORT: '3000',
  PUBLIC_URL: 'http://127.0.0.1:3000',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  FORM_SECRET: 'development only, never used anywhere else',
  CLINIC_INBOX: 'desk@kamalini.example',
  MAIL_FROM: 'no-reply@kamalini.example',
  ...process.env,
} as const satisfies Record<string, string | undefined>
