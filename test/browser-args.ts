/** No background requests of the browser itself. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A page lives for seconds here: to optimise its scripts, and to draw in a process of its own, costs more than it saves,
 * a fifth of the browser's processor time.
 */
export const shortLived = ['--js-flags=--no-opt,--no-maglev', '--in-process-gpu', '--num-raster-threads=1']
