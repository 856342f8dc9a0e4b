import { useLayoutEffect, useRef } from "react";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { backupNote, describeErasure, isEmptyErasure } from "./messages.ts";
import type { ErasedPerson } from "./use-person-data.ts";

/** What an erasure removed. It takes the focus, because the button that was pressed is gone. */
export function ErasureNotice({ erased: { contact, counts } }: { erased: ErasedPerson }) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => notice.current?.focus(), []);
  if (isEmptyErasure(counts)) {
    return <Notice tone="good" title={`No data is stored for ${contact}`} ref={notice} />;
  }
  return (
    <Notice tone="good" title="Erased" ref={notice}>
      <p className="wrap-anywhere">{contact}</p>
      <ul>
        {describeErasure(counts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{backupNote}</p>
    </Notice>
  );
}
