/** Calls `show` with the whole seconds left, at once and every second until none is left. */
export class Countdown {
  #timer;
  #show;

  constructor(show) {
    this.#show = show;
  }

  /** `end` is a moment of the browser's own clock. */
  start(end) {
    this.stop();
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      if (left === 0) this.stop();
      this.#show(left);
    };
    this.#timer = setInterval(tick, 1000);
    tick();
  }

  stop() {
    clearInterval(this.#timer);
  }
}
