import { useRef } from 'react';
import { isStatus } from '../../lib/api-error';
import { useAskChat } from '../../api/generated/chat/chat';
import { CHAT, type ChatMessage } from '../../lib/chat';
import { chatLog, useChatLog } from './chat-log';

/**
 * The conversation and its actions. Questions are sent one after another, each with the answers before it. An answer
 * is kept even if the chat was closed meanwhile.
 */
export function useChat() {
  const messages = useChatLog();
  const { mutateAsync } = useAskChat();
  const line = useRef(Promise.resolve());

  const ask = async ({ id, text }: ChatMessage): Promise<void> => {
    try {
      const answer = await mutateAsync({ data: { message: text, conversation: chatLog.before(id) } });
      chatLog.answer(id, answer.reply, answer.products);
    } catch (error) {
      console.error('The chatbot did not answer.', error);
      // 429: the server's message says when the next question is allowed.
      chatLog.fail(id, isStatus(error, 429) ? error.message : CHAT.failure);
    }
  };
  const send = (text: string): void => {
    const question = chatLog.ask(text);
    line.current = line.current.then(() => ask(question));
  };
  const sendAgain = (failure: ChatMessage): void => {
    const text = chatLog.takeBack(failure);
    if (text !== undefined) send(text);
  };
  return { messages, send, sendAgain };
}
