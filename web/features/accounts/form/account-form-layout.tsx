import type { ReactNode } from "react";
import { useDarkMedia } from "#web/lib/page/theme.ts";

interface AccountFormLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page with one form, and on wide screens an illustration beside it: by day, or in the dark theme at night. */
export function AccountFormLayout({ title, lead, children }: AccountFormLayoutProps) {
  const dark = useDarkMedia();
  return (
    <div className="wrap grid gap-8 py-8 lg:grid-cols-2 lg:gap-12 lg:py-12">
      <div className="max-w-120">
        <h1>{title}</h1>
        {lead && <p className="mt-2 text-ink2">{lead}</p>}
        <div className="mt-6 grid gap-6">{children}</div>
        <p className="no-script mt-4 text-ink2">JavaScript is off in your browser. Turn it on to use your account.</p>
      </div>
      <div className="max-lg:hidden">
        <picture className="block h-full">
          <source media={dark} srcSet="/art/night-1280.webp" />
          <img
            className="size-full rounded-m object-cover object-[52%] lg:sticky lg:top-24 lg:max-h-[52rem]"
            src="/art/hero-1280.webp"
            width="1280"
            height="960"
            loading="lazy"
            alt=""
          />
        </picture>
      </div>
    </div>
  );
}
