import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A certificate of these hosts. A process trusts it that gets its file as NODE_EXTRA_CA_CERTS. */
export function certificateFor(hosts: readonly string[], days: number, folder: string) {
  const [keyFile, file] = ['key', 'certificate'].map((name) => path.join(folder, `${name}-${days}.pem`))
  const kind = `-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days ${days} -subj /CN=${hosts[0]}`
  const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`
  const options = [...kind.split(' '), '-addext', names, '-keyout', keyFile!, '-out', file!]
  execFileSync('openssl', ['req', ...options], { stdio: 'ignore' })
  return { key: readFileSync(keyFile!), cert: readFileSync(file!), file: file! }
}
