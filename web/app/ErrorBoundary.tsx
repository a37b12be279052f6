import { Component, type ReactNode } from 'react';

type Props = {
  /** stands in the place of children that throw while they are drawn */
  fallback: ReactNode;
  /** another value gives the children a new chance */
  resetKey?: string;
  children: ReactNode;
};

/** Catches what its children throw while they are drawn, and reports it; React has no other way than a class. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
