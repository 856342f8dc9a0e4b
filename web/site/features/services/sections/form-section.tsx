import type { ReactNode } from "react";

export function FormSection({ children }: { children: ReactNode }) {
  return (
    <div className="border-t border-line">
      <div className="wrap py-8 lg:py-12">{children}</div>
    </div>
  );
}
