import { createContext, useContext } from 'react'

/** False behind the door: the screens are kept, but nobody is signed in. */
export const AwakeContext = createContext(true)

export const useIsAwake = () => useContext(AwakeContext)
