import { useEarlyTap } from "#web/lib/page/hydration/use-early-tap.ts";
import { chooseRows, useRows } from "#web/site/lib/rows/use-rows.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

/** Shows the list as compact rows, or as cards. On a phone the chips beside it scroll. */
export function RowsSwitch() {
  const isOn = useRows();
  const toggle = () => chooseRows(!isOn);
  return (
    <button
      ref={useEarlyTap(toggle)}
      type="button"
      className="chip list-rows needs-script min-h-control justify-center"
      aria-label="Compact rows"
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon name="rows" />
    </button>
  );
}
