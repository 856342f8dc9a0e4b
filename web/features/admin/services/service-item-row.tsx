import { Button } from "#web/ui/button.tsx";

interface ServiceItemRowProps {
  title: string;
  lines: string[];
  isAvailable: boolean;
  /** The last attempt to delete it failed. */
  hasFailed: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onRetry: () => void;
}

export function ServiceItemRow(props: ServiceItemRowProps) {
  const { title, lines, isAvailable, hasFailed, onEdit, onDelete, onRetry } = props;
  return (
    <li className="border-b border-line py-4 lg:flex lg:items-center lg:gap-6">
      <div className="grow">
        <h2 className="card-title">
          {title}
          {!isAvailable && <span className="state ml-2">Unavailable</span>}
        </h2>
        {lines.map((line) => (
          <p key={line} className="text-1 text-ink2">
            {line}
          </p>
        ))}
      </div>
      <div className="flex gap-2">
        <Button look="quiet" className="-ml-3 lg:ml-0" onClick={onEdit}>
          Edit<span className="sr-only"> {title}</span>
        </Button>
        <Button look="quiet" className="text-bad" onClick={onDelete}>
          Delete<span className="sr-only"> {title}</span>
        </Button>
      </div>
      {hasFailed && (
        <p role="alert" className="row-failure">
          It could not be deleted.
          <Button look="quiet" onClick={onRetry}>
            Retry
          </Button>
        </p>
      )}
    </li>
  );
}
