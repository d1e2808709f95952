import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../access/public.decorator';
import { ApiErrors } from '../../http/errors/api-errors.decorator';
import { LargeBody } from '../../http/request-limits';
import { Limited } from '../../rate-limits/limited.decorator';
import { LIMITS } from '../../rate-limits/limits';
import { ChatService } from './chat.service';
import { CallerGone } from './caller-gone.decorator';
import { ChatReplyDto } from './dto/chat-reply.dto';
import { CHAT_ERRORS } from './dto/chat-errors';
import { ChatRequestDto } from './dto/chat-request.dto';

@ApiTags('Chat')
@Controller('v1/chat')
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  @Post()
  @LargeBody()
  @Public()
  @Limited(LIMITS.chat)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Ask what is in stock',
    description:
      'Answers a question about shoes in its own language, Vietnamese or English, from the stock at that ' +
      'moment: real shoes with colour, size, how many pairs are left, and price in dong. Nothing found says ' +
      'so and offers the nearest that is in stock; `products` are the shoes the answer speaks of, for cards. ' +
      'A follow-up (`còn size 43 không?`, `and in black?`) keeps what the `conversation` already named, of ' +
      'which the last 20 messages are read. Facts of the shop (delivery, payment, hours …) come from a table; ' +
      'anything else is turned back. Nothing that is said changes anything, and people and orders are out of ' +
      'reach. A shop with a language model lets it read the question: it fills in what is asked for and words ' +
      'nothing. When it fails or takes over 4 seconds, the shop reads the question itself. The answer is plain ' +
      'text, never HTML. Questions are limited for each address they come from and for each conversation, which ' +
      'is known by its first question, so send it from its beginning: 429 with `Retry-After`.',
  })
  @ApiOkResponse({ type: ChatReplyDto, description: 'The answer, and the shoes it speaks of.' })
  @ApiErrors(CHAT_ERRORS)
  askChat(
    @Body() { message, conversation }: ChatRequestDto,
    @Ip() address: string,
    @CallerGone() gone: AbortSignal,
  ): Promise<ChatReplyDto> {
    return this.chat.answer(message, conversation ?? [], { address, gone });
  }
}
