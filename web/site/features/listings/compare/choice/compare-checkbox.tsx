import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { ChipOption } from "#web/ui/chip.tsx";
import { compareLimitId } from "./compare-bar.tsx";
import type { CompareChoice } from "./use-compare-choice.ts";

interface CompareCheckboxProps {
  property: CardProperty;
  choice: CompareChoice;
}

/** Adds a saved home to the comparison. Disabled while the comparison is full. */
export function CompareCheckbox({ property: { uuid, title, sample }, choice }: CompareCheckboxProps) {
  if (!choice.isPossible || sample) return null;
  const isChosen = choice.uuids.includes(uuid);
  const isDisabled = choice.isFull && !isChosen;
  return (
    <p className="compare-choice mt-3">
      <ChipOption
        checked={isChosen}
        disabled={isDisabled}
        aria-describedby={isDisabled ? compareLimitId : undefined}
        onChange={() => choice.toggle(uuid)}
      >
        Compare<span className="sr-only">{` ${title}`}</span>
      </ChipOption>
    </p>
  );
}
