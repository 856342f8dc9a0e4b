import { useEffect } from "react";
import { joinParts } from "#web/lib/format/format-values.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { LiberianDollarsSwitch } from "#web/ui/liberian-dollars/liberian-dollars-switch.tsx";

/** The switch for prices in L$, with the rate. While it is on, the page shows all its amounts in L$ too. */
export function FooterLiberianDollars() {
  const shown = useLiberianDollars();
  useEffect(() => {
    if (!shown) return;
    let hide: (() => void) | undefined;
    let isStopped = false;
    import("#web/lib/liberian-dollars/page-amounts/show-page-amounts.ts").then(
      ({ showPageAmounts }) => {
        if (!isStopped) hide = showPageAmounts(shown);
      },
      () => undefined,
    );
    return () => {
      isStopped = true;
      hide?.();
    };
  }, [shown]);
  return (
    <>
      <LiberianDollarsSwitch className="" />
      {shown && <p>{`${joinParts([shown.rate, shown.age], ". ")}.`}</p>}
    </>
  );
}
