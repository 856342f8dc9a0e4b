import { Link } from "#web/ui/link.tsx";
import type { AuditEntry } from "./audit-entry.ts";
import { actorName, describeEntry } from "./sentences/describe-entry.ts";

interface AuditSentenceProps {
  entry: AuditEntry;
  /** Page of the item; undefined if it cannot be opened. */
  itemPath: string | undefined;
}

/** The entry as a sentence, in which the item's reference and name are a link. */
export function AuditSentence({ entry, itemPath }: AuditSentenceProps) {
  const { reference, name } = entry;
  const text = describeEntry(entry);
  const label = [reference && name && `${reference} (${name})`, reference, name].find(
    (part) => part && text.includes(part),
  );
  const at = label ? text.indexOf(label) : text.length;
  const item = label && <ItemName label={label} reference={reference} />;
  return (
    <p className="audit-sentence wrap-anywhere">
      <span>
        <b>{actorName(entry)}</b> {text.slice(0, at)}
        {itemPath && item ? (
          <Link className="underline" to={itemPath}>
            {item}
          </Link>
        ) : (
          item
        )}
        {text.slice(at + (label ?? "").length)}
      </span>
    </p>
  );
}

/** A reference does not break at its hyphen. */
function ItemName({ label, reference }: { label: string; reference: string | null }) {
  if (!reference || !label.startsWith(reference)) return label;
  return (
    <>
      <span className="whitespace-nowrap">{reference}</span>
      {label.slice(reference.length)}
    </>
  );
}
