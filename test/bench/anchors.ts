import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { quietPort } from '../faults/quiet-port.ts'
import { until } from '../faults/until.ts'
import { startProcess } from '../processes.ts'
import type { Captured } from './captured.ts'

/** Bare Fastify, with each of these answers at its name. */
export async function startBareFastify(folder: string, answers: readonly Captured[]) {
  const list = `${folder}/answers.json`
  await writeFile(list, JSON.stringify(answers))
  const env = { ...process.env, NODE_ENV: 'production' }
  const bare = await startProcess('test/bench/bare-fastify.ts', env, 'bare.ready', [list])
  const port = bare.lines.at(-1)!.split(' ')[1]
  return { ...bare, url: `http://127.0.0.1:${port}` }
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

const locationOf = ({ name, file, type, headers }: Captured) => `
    location = /${name} {
      alias ${file};
      types {}
      default_type ${quoted(type)};
      ${Object.entries(headers)
        .map(([header, value]) => `add_header ${header} ${quoted(value)};`)
        .join('\n      ')}
    }`

/** One process without a master, so that all of its processor time is under one id. */
const configOf = (folder: string, port: number, answers: readonly Captured[]) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  etag off;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    ${answers.map(locationOf).join('')}
  }
}
`

/** nginx, with each of these answers at its name, as a file. */
export async function startNginx(folder: string, answers: readonly Captured[]) {
  const port = await quietPort()
  const config = `${folder}/nginx.conf`
  await writeFile(config, configOf(folder, port, answers))
  const child = spawn('nginx', ['-c', config, '-p', folder, '-e', 'stderr'], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await until('nginx to answer', () => fetch(url).then(Boolean, () => false), 10_000)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { child, url, stop }
}
