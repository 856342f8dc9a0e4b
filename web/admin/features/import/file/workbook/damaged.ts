export const damaged =
  "The workbook is damaged or protected by a password. Save it again as .xlsx without a password, or as CSV";
