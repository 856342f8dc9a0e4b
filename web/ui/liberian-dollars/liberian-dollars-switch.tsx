import { useEffect, useRef } from "react";
import {
  followLiberianDollars,
  setLiberianRate,
  toggleLiberianDollars,
} from "#web/lib/liberian-dollars/choose-liberian-dollars.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { isLastTapped } from "#web/lib/page/hydration/replay-early-taps.ts";
import { useSite } from "#web/lib/page/site-context.ts";

/** Shows or hides the prices in L$. Not shown if the owner saved no rate. A press before this code has loaded counts. */
export function LiberianDollarsSwitch({ id, className }: { id: string; className?: string }) {
  const rate = useSite().exchange_rate;
  const shown = useLiberianDollars();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setLiberianRate(rate), [rate]);
  useEffect(() => {
    if (isLastTapped(button.current)) toggleLiberianDollars();
    return followLiberianDollars();
  }, []);
  return (
    rate && (
      <button
        ref={button}
        id={id}
        type="button"
        className={classNames("needs-script cursor-pointer", className)}
        onClick={toggleLiberianDollars}
      >
        {shown ? "Show prices in US$ only" : "Show prices also in L$"}
      </button>
    )
  );
}
