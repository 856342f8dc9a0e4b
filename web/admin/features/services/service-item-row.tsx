import { Link } from "react-router-dom";
import { binStatusText } from "#web/admin/features/shared/rows/bin-status-text.ts";
import { RowMenu } from "#web/admin/ui/row-menu.tsx";
import { AvailabilitySwitch, availabilityAction } from "#web/admin/ui/rows/availability-switch.tsx";
import { DeletionFailure } from "#web/admin/ui/rows/deletion-failure.tsx";
import { IconAction } from "#web/admin/ui/rows/icon-action.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { StateLabel } from "#web/ui/state-label.tsx";
import type { ServiceItem } from "./service-item-kinds.ts";

interface ServiceItemRowProps {
  item: ServiceItem;
  title: string;
  price: string;
  facts: string[];
  /** The hours of a professional; undefined for a course. */
  hours: { text: string; path: string } | undefined;
  isBusy: boolean;
  /** The last attempt to delete it failed. */
  hasFailed: boolean;
  onEdit: () => void;
  onSetAvailable: (available: boolean) => void;
  onDelete: () => void;
  onRestore: () => void;
  onRetry: () => void;
}

/** On a desktop the name above the facts, and the price, are columns. The switch shows the state. */
const textClass = classNames(
  "flex min-w-0 flex-[1_1_0] flex-wrap items-center gap-x-1.5 gap-y-px text-1 leading-[1.4] text-ink2",
  "lg:grid lg:grid-cols-[minmax(0,1fr)_7rem] lg:gap-x-3 lg:gap-y-0",
);

/** A course or a professional. On a phone, a menu has the actions. In the bin it can only be restored. */
export function ServiceItemRow(props: ServiceItemRowProps) {
  const { item, title, price, facts, hours, isBusy, hasFailed, onEdit, onSetAvailable, onDelete, onRestore, onRetry } =
    props;
  const { available, deleted_at } = item;
  const shownFacts = facts.filter(Boolean).map((fact) => <p key={fact}>{fact}</p>);
  const isHidden = !available && !deleted_at;
  return (
    <li
      className="flex flex-wrap items-start border-b border-line py-2.5 lg:items-center lg:gap-x-4 lg:py-1.5"
      aria-busy={isBusy || undefined}
    >
      <div className={classNames(textClass, deleted_at && "max-lg:basis-full")}>
        {/* Large text puts the price below the name. */}
        <div className="flex basis-full flex-wrap items-baseline justify-between gap-x-3 text-ink lg:contents">
          <h2 className="card-title m-0 flex-[1_1_9rem] leading-[1.3]">{title}</h2>
          <p className="price text-3 leading-[1.3] lg:col-[2] lg:row-[1/3] lg:text-right">{price}</p>
        </div>
        {/* The state follows the last fact on its line. */}
        <div className={classNames("contents *:basis-full lg:col-[1] lg:block", isHidden && "*:last:basis-auto")}>
          {shownFacts}
        </div>
        {hours?.text === "" && !deleted_at && (
          <p className="basis-full lg:col-[1]">
            <Link to={hours.path} className="inline-flex min-h-touch items-center font-bold text-warn">
              No hours, so no times can be booked. Enter hours
            </Link>
          </p>
        )}
        {deleted_at && <p className="basis-full lg:col-[1]">{binStatusText(deleted_at)}</p>}
        {isHidden && (
          <StateLabel tone="warn" className="lg:hidden">
            Unavailable
          </StateLabel>
        )}
      </div>
      {deleted_at ? (
        <Button look="outline" className="mt-2 lg:mt-0" busy={isBusy} onClick={onRestore}>
          Restore<span className="sr-only">{` ${title}`}</span>
        </Button>
      ) : (
        <>
          <RowMenu
            className="-mt-2.5 -mr-3 lg:hidden"
            title={title}
            isBusy={isBusy}
            items={[
              { icon: "pencil", label: "Edit", onChoose: onEdit },
              {
                icon: available ? "hide" : "eye",
                label: availabilityAction(available),
                onChoose: () => onSetAvailable(!available),
              },
              { icon: "bin", label: "Delete", onChoose: onDelete, isDestructive: true },
            ]}
          >
            <p className="price price-s">{price}</p>
            {shownFacts}
            {isHidden && <StateLabel tone="warn">Unavailable</StateLabel>}
          </RowMenu>
          <div className="ml-2 flex items-center max-lg:hidden">
            <AvailabilitySwitch
              title={title}
              label={available ? "Available" : "Unavailable"}
              isAvailable={available}
              isBusy={isBusy}
              onChange={onSetAvailable}
            />
            {/* Below the button of the properties, which also have a star and a view. */}
            <Button look="quiet" className="px-2 min-[75em]:mx-11" busy={isBusy} onClick={onEdit}>
              Edit<span className="sr-only">{` ${title}`}</span>
            </Button>
            <IconAction icon="bin" label="Delete" title={title} isDestructive disabled={isBusy} onClick={onDelete} />
          </div>
        </>
      )}
      {hasFailed && <DeletionFailure isBusy={isBusy} onRetry={onRetry} />}
    </li>
  );
}
