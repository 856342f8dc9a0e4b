import { useLayoutEffect, useRef } from "react";
import { saveFile } from "#web/lib/api/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { CopyButton } from "./copy-button.tsx";

const fileName = "monrovia-hub-recovery-codes.txt";

/** Shows new recovery codes. The server does not return them again. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  const text = codes.join("\n");
  useLayoutEffect(() => notice.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <Notice ref={notice} tone="good" title="Save your recovery codes now. They are not shown again.">
        <p>If you lose your phone, each of these codes logs you in once. Keep them where only you can find them.</p>
      </Notice>
      <ul aria-label="Recovery codes" className="grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy" />
        <Button look="outline" onClick={() => saveFile(new Blob([`${text}\n`], { type: "text/plain" }), fileName)}>
          Download
        </Button>
      </div>
      <Button className="justify-self-start" onClick={onDone}>
        I have saved them
      </Button>
    </div>
  );
}
