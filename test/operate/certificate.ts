import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import tls from 'node:tls'

/**
 * In place of those of a public authority, which cannot reach a machine of a proof: a certificate of both host names, and of
 * the mail server's, that this process trusts.
 */
export function createCertificate(folder: string) {
  const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name))
  const names = ['www', 'desk', 'mail'].map((name) => `DNS:${name}.example.org`)
  const hosts = `subjectAltName=${names}`
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=www.example.org']
  execFileSync('openssl', ['req', ...kind, '-addext', hosts, '-keyout', key!, '-out', cert!], {
    stdio: 'pipe',
  })
  const text = readFileSync(cert!, 'utf8')
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), text])
  return text
}

/** Where Debian has the authorities that a machine trusts. Node looks there only when asked. */
export const TRUSTED = '/etc/ssl/certs/ca-certificates.crt'

/** The machine trusts this certificate, and whom this machine trusts: there may be a proxy before the registry. */
export function handOver(root: string, certificate: string) {
  const folder = path.join(root, 'usr/local/share/ca-certificates')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'proof.crt'), certificate)
  const own = process.env.NODE_EXTRA_CA_CERTS
  if (own && existsSync(own)) writeFileSync(path.join(folder, 'handed-over.crt'), readFileSync(own))
  mkdirSync(path.join(root, 'etc/systemd/system.conf.d'), { recursive: true })
  writeFileSync(
    path.join(root, 'etc/systemd/system.conf.d/trust.conf'),
    `[Manager]\nDefaultEnvironment=NODE_EXTRA_CA_CERTS=${TRUSTED}\n`,
  )
}

/** Caddy presents this certificate instead of asking for one; the rest of its file is the page's. */
export const withCertificate = (caddyfile: string) =>
  caddyfile.replaceAll(
    /^(?:www\.|desk\.|\{\$)\S+ \{$/gm,
    (host) => `${host}\n\ttls /etc/caddy/certificate.pem /etc/caddy/key.pem`,
  )
