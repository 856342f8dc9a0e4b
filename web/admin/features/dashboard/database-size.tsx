import { maxDatabaseBytes } from "#contract/admin/database-limit.ts";
import { useStats } from "./use-stats.ts";

const toMegabytes = (bytes: number) => (bytes / 1024 ** 2).toLocaleString("en", { maximumFractionDigits: 1 });

/** Shows super admins how much of its limit the database uses. The server sends the size to them only. */
export function DatabaseSize() {
  const bytes = useStats().stats?.database_bytes;
  if (bytes === undefined || bytes === null) return null;
  const share = ((bytes / maxDatabaseBytes) * 100).toFixed(1);
  return (
    <p className="text-1 text-ink2">{`Database: ${toMegabytes(bytes)} MB, ${share} % of the 10 GB that it can hold.`}</p>
  );
}
