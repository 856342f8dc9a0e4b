import { Component, Fragment, type ReactNode } from "react";
import { type PageReceipt, PageReceipts } from "#web/lib/page/page-receipts.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Button, ButtonAnchor } from "../button.tsx";
import { Message } from "./message.tsx";

/** In milliseconds. A page that fails again within this time would fail every time. */
const retryPause = 5000;

interface State {
  failed: boolean;
  /** Whether it failed again immediately after it was rendered again. */
  keepsFailing: boolean;
  /** How often the page was rendered again. */
  retries: number;
}

/**
 * Renders a page that failed again, from its data and the drafts of its forms. A browser that translates the page, or an
 * extension, may have moved elements, and React then cannot remove them. If the page fails again at once, shows a message
 * with a button that loads it again.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false, keepsFailing: false, retries: 0 };
  retriedAt = Number.NEGATIVE_INFINITY;
  receipts = new Map<string, PageReceipt>();

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch() {
    const now = performance.now();
    if (now - this.retriedAt < retryPause) return this.setState({ keepsFailing: true });
    this.retriedAt = now;
    this.setState(({ retries }) => ({ failed: false, retries: retries + 1 }));
  }

  override render() {
    const { failed, keepsFailing, retries } = this.state;
    if (!failed) {
      return (
        <PageReceipts value={this.receipts}>
          <Fragment key={retries}>{this.props.children}</Fragment>
        </PageReceipts>
      );
    }
    // The page is rendered again before the browser draws this.
    if (!keepsFailing) return null;
    return (
      <div className="wrap py-12" data-failed="">
        <Message
          title="This page could not be shown"
          headingLevel={1}
          role="alert"
          actions={
            <>
              <Button onClick={() => location.reload()}>Try Again</Button>
              {/* A link that loads the whole page: a screen of the app may need the code that failed. */}
              <ButtonAnchor href={paths.contact} look="outline">
                Contact us
              </ButtonAnchor>
            </>
          }
        >
          It may not have loaded completely. What you sent or saved is kept.
        </Message>
      </div>
    );
  }
}
