/**
 * The same in both builds: the pages' styles and the islands' class names come from different ones. Two letters are
 * enough to tell modules of the same name apart, and no other bytes of a page compress as badly; test/styles.test.ts
 * fails should two classes ever be called the same.
 */
export const scopedName = '[name]_[local]_[hash:base64:2]'
