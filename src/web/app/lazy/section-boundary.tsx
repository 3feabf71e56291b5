import { Component, type ReactNode } from "react";
import { ChunkLoadError, forgetChunk } from "./chunk.ts";
import { focusReplacement, PartFailure, replacementOf } from "./lazy-section.tsx";

interface State {
  error: unknown;
}

/** Around each section of a page: an error takes down the section, not the page. */
export class SectionBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    // `undefined` may be thrown too.
    return { error: error ?? new Error("A section failed") };
  }

  tryAgain = (shown: HTMLElement) => {
    const { error } = this.state;
    const replacement = replacementOf(shown);
    if (error instanceof ChunkLoadError) forgetChunk(error.chunk);
    this.setState({ error: undefined }, () => focusReplacement(replacement()));
  };

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <PartFailure error={error} onRetry={this.tryAgain} />;
  }
}
