import { type MouseEvent, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { opensHere } from "#web/lib/page/navigation/opens-here.ts";
import { reportPath } from "#web/lib/page/paths.ts";
import type { ReportSheet } from "./report-sheet.tsx";

/** Opens the report in a sheet. Without a script, or if the code of the sheet cannot be loaded, it leads to the page. */
export function ReportLink({ uuid }: { uuid: string }) {
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<{ Sheet?: typeof ReportSheet }>({});
  const open = (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    import("./report-sheet.tsx").then(
      ({ ReportSheet: Sheet }) => setSheet({ Sheet }),
      () => navigate(reportPath(uuid)),
    );
  };
  return (
    <>
      <Link className="inline-flex min-h-touch items-center text-1" to={reportPath(uuid)} onClick={open}>
        Report this listing
      </Link>
      {sheet.Sheet && <sheet.Sheet uuid={uuid} onClose={() => setSheet({})} />}
    </>
  );
}
