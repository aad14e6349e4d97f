import type { Plugin } from 'vite'

const serverFolders = ['server', 'worker', 'desk/http', 'desk/api']

/**
 * React Router keeps files named *.server.ts out of the client build; this does so for whole folders, so that a
 * careless import can never bring a secret or a query into a browser.
 */
export function keepServerOutOfTheBrowser(root: string, environment = 'client'): Plugin {
  return {
    name: 'keep-server-out-of-the-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === environment,
    load(id) {
      if (serverFolders.some((folder) => id.startsWith(`${root}/${folder}/`)))
        this.error(
          `${id.slice(root.length + 1)} reached the browser bundle. Call it from a loader or an action only.`,
        )
    },
  }
}
