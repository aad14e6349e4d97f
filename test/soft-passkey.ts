import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string }
type Use = { origin?: string; counter?: number; isVerified?: boolean }

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40]
const encode = (text: string) => Buffer.from(text).toString('base64url')

/** One passkey of the site at this URL, on a device that obeys every order: it also signs what none should. */
export function softPasskey(url: string, id = randomBytes(32)) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { hostname, origin: own } = new URL(url)

  const clientData = (type: string, { challenge }: Options, origin: string) =>
    encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const deviceData = (flags: number, counter: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const site = createHash('sha256').update(hostname).digest()
    return Buffer.concat([site, Buffer.from([flags]), count, more])
  }
  const response = (inner: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: inner,
  })
  return {
    /** The browser's request to add it. */
    make(options: Options, { origin = own, counter = 0, isVerified = true }: Use = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const [axisX, axisY] = [x, y].map((axis) => new Uint8Array(Buffer.from(axis, 'base64url')))
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, axisX!],
          [-3, axisY!],
        ]),
      )
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const flags = PRESENT | WITH_KEY | (isVerified ? VERIFIED : 0)
      const made = deviceData(flags, counter, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const statement = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(made)],
        ]) as never,
      )
      return response({
        clientDataJSON: clientData('webauthn.create', options, origin),
        attestationObject: Buffer.from(statement).toString('base64url'),
        transports: ['internal'],
      })
    },
    /** The browser's request to sign in with it. */
    use(options: Options, { origin = own, counter = 0, isVerified = true }: Use = {}) {
      const clientDataJSON = clientData('webauthn.get', options, origin)
      const data = deviceData(PRESENT | (isVerified ? VERIFIED : 0), counter)
      const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
      const signature = sign('sha256', Buffer.concat([data, hash]), privateKey)
      return response({
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}
