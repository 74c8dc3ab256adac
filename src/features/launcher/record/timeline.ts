export function startTimeline(): void {}
export function keepTimeline(): void {}
