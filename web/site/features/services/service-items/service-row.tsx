import type { ReactNode } from "react";
import type { Elements } from "#web/lib/page/elements.ts";
import { StateLabel } from "#web/ui/state-label.tsx";

interface ServiceRowProps {
  /** Shown beside the title. */
  image?: Elements;
  title: string;
  detail: ReactNode;
  sample: boolean;
  action: Elements;
  children: Elements;
}

/** The list of rows side by side, on wide screens. */
export const rowsInColumns = "lg:grid lg:grid-cols-3 lg:gap-x-8";

/** One professional or course in a short list. */
export function ServiceRow({ image, title, detail, sample, action, children }: ServiceRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-4 border-t border-line py-4">
      <div className="col-span-2 flex flex-wrap items-start gap-3">
        {image}
        <div className="min-w-0 grow basis-[8rem]">
          <h3 className="flex justify-between gap-2">
            <span>{title}</span> {sample && <StateLabel>Sample</StateLabel>}
          </h3>
          <p className="text-1 text-ink2">{detail}</p>
        </div>
      </div>
      {children}
      {action}
    </li>
  );
}
