/** Of a file as it is chosen. */
export const maxFileBytes = 20 * 1024 * 1024;
/** Of all parts of a workbook, unpacked. A small archive may contain a thousand times its own size. */
export const maxUnpackedBytes = 100 * 1024 * 1024;
/** Listings in a table. */
export const maxRows = 50_000;
export const maxColumns = 500;
/** Lines with content. Titles, headings and sums are no rows. */
export const maxFilledLines = maxRows + 1000;
/** Lines of a sheet, with empty ones: as many as spreadsheet programs have. */
export const maxLines = 1_048_576;

export const unreadable = "This file cannot be read. Open it in Excel or LibreOffice and save it as .xlsx";
export const tooManyRows = "The table has more than 50,000 rows. Import it in parts";
export const tooManyColumns = "The table has more than 500 columns. Delete those that you do not need";
export const tooManyBytes = "The file is larger than 20 MB. Import it in parts";
export const tooManyUnpackedBytes = "The file is larger than 100 MB when it is unpacked. Import it in parts";
