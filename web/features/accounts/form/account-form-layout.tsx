import type { ReactNode } from "react";

interface AccountFrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page with one form: beside it, on the desktop, the street in the evening. */
export function AccountFormLayout({ title, lead, children }: AccountFrameProps) {
  return (
    <div className="wrap grid gap-8 py-8 lg:grid-cols-2 lg:gap-12 lg:py-12">
      <div className="max-w-120">
        <h1>{title}</h1>
        <p className="mt-2 text-ink2">{lead}</p>
        <div className="mt-6 grid gap-6">{children}</div>
        <p className="no-script mt-4 text-ink2">Accounts need your browser's script, which is switched off.</p>
      </div>
      <img
        className="max-lg:hidden aspect-4/3 w-full rounded-m object-cover lg:sticky lg:top-24"
        src="/art/night-800.webp"
        width="800"
        height="533"
        loading="lazy"
        alt=""
      />
    </div>
  );
}
