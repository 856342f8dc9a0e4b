import { joinParts } from "#web/lib/format/format-values.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { LiberianDollarsSwitch } from "#web/ui/liberian-dollars/liberian-dollars-switch.tsx";

interface LiberianTermsProps {
  /** Returns the money to move in, with amounts as `format` writes them; undefined without amounts. */
  moveIn: ((format: (dollars: number) => string) => string) | undefined;
  /** Shown beside the switch. */
  children: Elements;
}

/** The money to move in, in L$, with the rate and its day; and the switch for prices in L$. */
export function LiberianTerms({ moveIn, children }: LiberianTermsProps): Elements {
  const shown = useLiberianDollars();
  return (
    <div className="text-1">
      {/* Space for the lines that come later. */}
      <div aria-live="polite" className={moveIn ? "[[data-lrd]_&]:min-h-[3.9rem]" : "[[data-lrd]_&]:min-h-[1.3rem]"}>
        {shown && moveIn && (
          <p>
            <ExactText text={`In L$, rounded: ${moveIn(shown.format)}`} />
          </p>
        )}
        {shown && (
          <p>
            <ExactText text={`${joinParts([shown.rate, shown.age], ". ")}.`} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {children}
        <LiberianDollarsSwitch id="price-lrd" className="more text-left text-press" />
      </div>
    </div>
  );
}
