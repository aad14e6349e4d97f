/**
 * The scheme of CSS class names, the same in both builds: the pages' styles come from one, the islands' class names
 * from the other. A letter of hash distinguishes modules of the same name, and no other bytes of a page compress as
 * badly; test/styles.test.ts fails if two classes ever get the same name.
 */
export const scopedName = '[name]_[local]_[hash:base64:1]'
