import { binStatusText } from "#web/features/admin/listings/bin-status-text.ts";
import { Button } from "#web/ui/button.tsx";
import type { ServiceItem } from "./service-item-kinds.ts";

interface ServiceItemRowProps {
  item: ServiceItem;
  title: string;
  price: string;
  facts: string[];
  isBusy: boolean;
  /** The last attempt to delete it failed. */
  hasFailed: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: () => void;
  onRetry: () => void;
}

/** A course or a doctor. In the bin it can only be restored. */
export function ServiceItemRow(props: ServiceItemRowProps) {
  const { item, title, price, facts, isBusy, hasFailed, onEdit, onDelete, onRestore, onRetry } = props;
  const { available, deleted_at } = item;
  return (
    <li className="service-row" aria-busy={isBusy || undefined}>
      <div className="service-row-text">
        <div className="service-row-head">
          <h2 className="card-title">
            {title}
            {!available && <span className="state ml-2">Unavailable</span>}
          </h2>
          <p className="service-row-price">{price}</p>
        </div>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {deleted_at && <p>{binStatusText(deleted_at)}</p>}
      </div>
      {deleted_at ? (
        <Button look="outline" className="max-lg:mt-2" busy={isBusy} onClick={onRestore}>
          Restore<span className="sr-only"> {title}</span>
        </Button>
      ) : (
        <div className="-mx-3 flex max-lg:-mb-2">
          <Button look="quiet" busy={isBusy} onClick={onEdit}>
            Edit<span className="sr-only"> {title}</span>
          </Button>
          <Button look="quiet" className="text-bad" busy={isBusy} onClick={onDelete}>
            Delete<span className="sr-only"> {title}</span>
          </Button>
        </div>
      )}
      {hasFailed && (
        <p role="alert" className="row-failure">
          It could not be deleted.
          <Button look="quiet" busy={isBusy} onClick={onRetry}>
            Retry
          </Button>
        </p>
      )}
    </li>
  );
}
