import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module';
import { LlmClient } from './model/llm-client';
import { QueryModelService } from './model/query-model.service';
import { ChatController } from './chat.controller';
import { ChatService } from './chat.service';
import { AnswererService } from './answer/answerer.service';

/** Questions about stock. It knows the catalogue alone: people and orders cannot be reached from here. */
@Module({
  imports: [ProductsModule],
  controllers: [ChatController],
  providers: [ChatService, AnswererService, QueryModelService, LlmClient],
})
export class ChatModule {}
