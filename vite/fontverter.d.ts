declare module 'fontverter' {
  type Format = 'truetype' | 'woff2'
  export function convert(font: Uint8Array, to: Format, from?: Format): Promise<Buffer>
}
