import { useEarlyTap } from "#web/lib/page/hydration/use-early-tap.ts";
import { chooseRows, useRows } from "#web/site/lib/rows/use-rows.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { listToolClass } from "./list-tool-class.tsx";

/** Shows the list as compact rows, or as cards. */
export function RowsSwitch() {
  const isOn = useRows();
  const toggle = () => chooseRows(!isOn);
  return (
    <Button
      ref={useEarlyTap(toggle)}
      look="quiet"
      className={`list-rows ${listToolClass}`}
      aria-label="Compact rows"
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon name="rows" />
      <span>Rows</span>
    </Button>
  );
}
