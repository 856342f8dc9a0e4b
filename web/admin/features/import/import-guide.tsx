import { NumberedSteps } from "#web/admin/ui/numbered-steps.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";

const steps = [
  ["File", "CSV or Excel (.xlsx), up to 20 MB."],
  ["Columns", "Say what each column is. Your choice is remembered for the next file."],
  ["Check", "Correct problems and answer questions on the page. Nothing has changed yet."],
  ["Import", "Homes without photos are saved as drafts. You can undo the import for 7 days."],
] as const;

/** The rules of an import. A phone shows them on demand. */
export function ImportGuide() {
  const isWide = useIsWide();
  return (
    <details className="mt-8 border-t border-line" open={isWide}>
      <summary className="fold min-h-[60px] justify-between">
        <h2 className="text-3">How it works</h2>
      </summary>
      <NumberedSteps steps={steps} />
      <p className="mt-4 text-1 text-ink2">
        We match homes by their reference, so importing a file twice creates no duplicates.
      </p>
    </details>
  );
}
