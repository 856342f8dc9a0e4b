import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { ExactText } from "#web/ui/exact-text.tsx";

interface LiberianPriceProps {
  dollars: number;
  /** The price before a reduction. */
  previous?: number | null | undefined;
}

/** A price of US dollars in Liberian dollars on a line of its own, if the visitor chose it. */
export function LiberianPrice({ dollars, previous }: LiberianPriceProps) {
  const shown = useLiberianDollars();
  return (
    shown && (
      <>
        <br />
        <small>
          <ExactText text={shown.about(dollars, previous)} />
        </small>
      </>
    )
  );
}
