/** The same in both builds: the pages' styles and the islands' class names come from different ones. */
export const scopedName = '[name]_[local]_[hash:base64:4]'
