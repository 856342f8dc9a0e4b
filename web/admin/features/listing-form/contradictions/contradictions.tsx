import type { Contradiction } from "#shared/listings/details/contradictions.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

interface ContradictionsProps {
  contradictions: readonly Contradiction[];
  readOnly: boolean;
  onAccept: (msg: string) => void;
  onAnswer: (field: string, isYes: boolean) => void;
}

/** What the form says in two ways, with the answers. */
export function Contradictions({ contradictions, readOnly, onAccept, onAnswer }: ContradictionsProps) {
  return contradictions.map(({ field, label, other, msg }) => (
    <div key={msg} role="status" className="mt-4">
      <Notice tone="warn" icon="warn" title={msg}>
        <div className="mt-2 flex flex-wrap gap-2">
          {other && (
            <Button look="small" disabled={readOnly} onClick={() => onAnswer(field, other === "Yes")}>
              {`${label}: ${other}`}
            </Button>
          )}
          <Button look="quiet" disabled={readOnly} onClick={() => onAccept(msg)}>
            Keep both
          </Button>
        </div>
      </Notice>
    </div>
  ));
}
