/** Bounds of reading one document; the reasons are measured ones (a 1.4 KB file took 6.9 s and 1.2 GB). */
export const READ_LIMITS = {
  parse_ms: 10_000,
  /** Beside that, for each page that a file turned out to have: long digital policies take 30 to 100 ms a page. */
  parsePage_ms: 300,
  rasterPage_ms: 30_000,
  pagesMax: 300,
  /** A child may not pass 1.5 GB; it is stopped early enough that it does not between two looks. */
  rss_bytesMax: 1_350_000_000,
  /** A child that has grown past this after a document is replaced before the next one. */
  rssRecycle_bytes: 900_000_000,
  documentsPerChild: 500,
  /** Text handed on from a requirement document; the contract takes 200,000 characters. */
  text_charsMax: 200_000,
  /** A page with fewer readable words than this, and a picture on it, is read as a picture. */
  digitalWordsMin: 25,
  rasterDpi: 200,
} as const
