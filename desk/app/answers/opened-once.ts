/** Opening an enquiry or a call is audited: it is never refetched on its own. */
export const openedOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }
