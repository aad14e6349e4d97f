import { createContext, useContext } from 'react'

/** False behind the sign-in: the screens stay mounted while nobody is signed in. */
export const AwakeContext = createContext(true)

export const useIsAwake = () => useContext(AwakeContext)
