import { describe, expect, it } from 'vitest';
import { parseEvent, readEvents } from './events';

describe('server-sent events', () => {
  it('are read block by block', () => {
    expect(parseEvent('event: info\ndata: {"depth":1}')).toEqual({
      event: 'info',
      data: '{"depth":1}',
    });
    expect(parseEvent(': keep alive')).toBeUndefined();
  });

  it('may arrive in pieces', async () => {
    const pieces = ['event: in', 'fo\ndata: 1\n\nevent: do', 'ne\ndata: 2\n\n'];
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    const events = [];
    for await (const event of readEvents(body)) events.push(event);
    expect(events).toEqual([
      { event: 'info', data: '1' },
      { event: 'done', data: '2' },
    ]);
  });
});
