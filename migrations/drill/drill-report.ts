/** What a drill measured. */
export interface DrillReport {
  at: string;
  /** When the reading of the copy began. */
  copyOf: string;
  phases: { name: string; seconds: number }[];
  database: { bytes: number; rows: number; tables: number; leftOut: number };
  images: { files: number; bytes: number };
  compared: { listings: number; images: number; lists: number };
  /** What the original has and the copies lack. */
  lost: { rows: number; images: number };
  /** Paths whose responses differ. */
  differences: string[];
}

const maxShownDifferences = 20;
const number = (value: number) => value.toLocaleString("en-US");
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Returns the report as Markdown. */
export function formatReport(report: DrillReport): string {
  const { database, images, compared, lost, differences, phases } = report;
  const total = phases.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    `Drill of ${report.at}, with the copy of ${report.copyOf}`,
    "",
    "| Phase | Seconds |",
    "|---|---|",
    ...[...phases, { name: "Total", seconds: total }].map(({ name, seconds }) => `| ${name} | ${seconds.toFixed(1)} |`),
    "",
    `- Database: ${number(database.rows)} rows in ${database.tables} tables, ${megabytes(database.bytes)}; ${number(database.leftOut)} rows left out, because others changed during the copy`,
    `- Images: ${number(images.files)} files, ${megabytes(images.bytes)}`,
    `- Compared: ${number(compared.listings)} listings, ${number(compared.images)} images, ${compared.lists} lists and pages`,
    `- Newer than the copies, so lost after a disaster: ${number(lost.rows)} rows, ${number(lost.images)} image files`,
    `- Result: ${differences.length === 0 ? "no difference" : `${number(differences.length)} differences`}`,
    ...differences.slice(0, maxShownDifferences).map((path) => `  - ${path}`),
  ].join("\n");
}
